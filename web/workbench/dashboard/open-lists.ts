import { useCallQuery } from '#web/client/query/use-call-query.ts'

const pageSize = 50
const options = { refetchOnNotification: true }

/** Quotes that can still be accepted or ordered, the first to expire first. */
export const useOpenQuotes = () =>
  useCallQuery(
    'GET /api/quotes',
    { query: { state: 'open', ordered: 'no', sort: 'validUntil', size: pageSize } },
    options,
  )

export const useNewestRequests = () =>
  useCallQuery('GET /api/requests', { query: { size: pageSize } }, options)
