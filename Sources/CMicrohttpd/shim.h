#include <microhttpd.h>

/* What libmicrohttpd takes as variable arguments, which Swift cannot pass. */

static inline struct MHD_Daemon *mhd_start_at(const struct sockaddr *address, MHD_AccessHandlerCallback handler, void *context) {
  return MHD_start_daemon(MHD_USE_AUTO | MHD_USE_INTERNAL_POLLING_THREAD, 0, NULL, NULL, handler, context,
                          MHD_OPTION_SOCK_ADDR, address, MHD_OPTION_END);
}

static inline int mhd_port(struct MHD_Daemon *daemon) {
  const union MHD_DaemonInfo *info = MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_BIND_PORT);
  return info ? info->port : 0;
}

/* The header Host; NULL where there is none. */
static inline const char *mhd_host(struct MHD_Connection *connection) {
  return MHD_lookup_connection_value(connection, MHD_HEADER_KIND, "Host");
}

/* Answers a request; the body is copied, `location` may be NULL. */
static inline enum MHD_Result mhd_respond(struct MHD_Connection *connection, unsigned int status, const char *type,
                                          const char *location, const void *body, size_t count) {
  struct MHD_Response *response = MHD_create_response_from_buffer(count, (void *)body, MHD_RESPMEM_MUST_COPY);
  if (!response) return MHD_NO;
  MHD_add_response_header(response, "Content-Type", type);
  MHD_add_response_header(response, "Cache-Control", "no-store");
  if (location) MHD_add_response_header(response, "Location", location);
  enum MHD_Result result = MHD_queue_response(connection, status, response);
  MHD_destroy_response(response);
  return result;
}
