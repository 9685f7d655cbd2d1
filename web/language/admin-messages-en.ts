import quotes from '#messages/en/quotes.json'
import ratesAdmin from '#messages/en/rates-admin.json'
import requestsAdmin from '#messages/en/requests-admin.json'

/** What the desks of prices say: that of the rates, and that of the requests. */
export const adminMessages = { quotes, ratesAdmin, requestsAdmin }
