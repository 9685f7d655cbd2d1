import { asc, eq, getTableColumns } from 'drizzle-orm'
import { notice, noticeChoice } from '#database/schema/notifications.ts'
import type { Queries } from '#server/platform/database/connect.ts'

const { personId: _reader, ...noticeFacts } = getTableColumns(notice)
const { personId: _chooser, ...choiceFacts } = getTableColumns(noticeChoice)

/** Everything kept in somebody's inbox, and where else he wants it. */
export const copyNotices = async (queries: Queries, personId: string) => ({
  notices: await queries
    .select(noticeFacts)
    .from(notice)
    .where(eq(notice.personId, personId))
    .orderBy(asc(notice.id)),
  choices: await queries.select(choiceFacts).from(noticeChoice).where(eq(noticeChoice.personId, personId)),
})
