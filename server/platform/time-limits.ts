/**
 * Lock < statement < query < request < client (20 s), so that an inner limit always fires first and a
 * client that retries never races its own earlier request. The query limit is for a database that should have
 * cancelled the statement but no longer answers.
 */
export const timeLimits = {
  connectionMs: 2_000,
  lockMs: 3_000,
  statementMs: 10_000,
  silenceMs: 12_000,
  requestMs: 15_000,
  /** Total time of an upload; no single chunk may take longer than a request. */
  uploadMs: 120_000,
  /** A client that sends or reads nothing is gone within 15 s: these three, each checked once a second. */
  headersMs: 10_000,
  /** Until a body has arrived in full; uploads of authenticated users have their own limits. */
  bodyMs: 13_000,
  /** How long the rest of a body is read after the reply, so that the client gets to read the reply. */
  restOfBodyMs: 5_000,
  /** How long a client may leave a part of a reply unread; a stream without unread events stays open. */
  unreadMs: 12_000,
  keepAliveMs: 65_000,
  /** Of an event stream: shorter than any proxy waits for data, which is a minute where nothing is set. */
  heartbeatMs: 25_000,
  /** How long an instance that is no longer ready goes on serving, until proxies have noticed. */
  drainMs: 1_500,
  shutdownMs: 8_000,
  /** How long running jobs may finish; then they return to the queue. */
  jobsStopMs: 5_000,
  /** When a process that is asked to stop ends whatever still runs: before service managers kill it after 15 s. */
  stopMs: 14_000,
} as const

export const sizeLimits = {
  headerBytes: 16 * 1024,
  /** React Router asks for the routes of all links of a page in a URL of up to 7,680 characters. */
  urlCharacters: 8_192,
  restOfBodyBytes: 64 * 1024 * 1024,
  jsonDepth: 32,
} as const
