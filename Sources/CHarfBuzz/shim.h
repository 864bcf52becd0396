#include <harfbuzz/hb-subset.h>
