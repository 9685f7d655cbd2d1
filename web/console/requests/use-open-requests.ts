import { useCallQuery } from '#web/client/query/use-call-query.ts'

export const openRows = 5

/** The longest waiting open requests and their number; one query for the home page and the list. */
export const useOpenRequests = () =>
  useCallQuery('GET /api/console/requests', { query: { state: 'open', size: openRows } })
