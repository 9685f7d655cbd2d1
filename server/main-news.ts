import { isSessionOpen } from '#server/identity/index.ts'
import { createWatch, newsChannel, type Watch } from '#server/notifications/index.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { hear } from '#server/platform/database/hear.ts'
import type { Log } from '#server/platform/logs.ts'
import type { Started } from '#server/platform/started.ts'

/** What is announced on any instance is heard on this one, and passed on to whoever watches here. */
export async function openNews(
  url: string,
  { queries }: Database,
  started: Started,
  log: Log,
): Promise<Watch> {
  const watch = createWatch({ queries, log, isSessionOpen })
  const news = await hear(url, newsChannel, watch.heard, log)
  started.add(() => news.stop())
  return watch
}
