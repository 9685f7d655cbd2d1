import quotes from '#messages/zh/quotes.json'
import ratesAdmin from '#messages/zh/rates-admin.json'
import requestsAdmin from '#messages/zh/requests-admin.json'

/** What the desks of prices say: that of the rates, and that of the requests. */
export const adminMessages = { quotes, ratesAdmin, requestsAdmin }
