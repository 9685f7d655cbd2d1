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
  headersMs: 10_000,
  keepAliveMs: 65_000,
  /** How long a client may leave a part of a reply unread. Events of a stream follow each other faster. */
  unreadMs: 30_000,
  shutdownMs: 8_000,
} as const

export const sizeLimits = {
  headerBytes: 16 * 1024,
  bodyBytes: 1024 * 1024,
  urlCharacters: 4_096,
  jsonDepth: 32,
} as const
