import quotes from '#messages/zh/quotes.json'
import ratesDesk from '#messages/zh/rates-desk.json'
import requestsDesk from '#messages/zh/requests-desk.json'

/** What the desks of prices say: that of the rates, and that of the requests. */
export const deskMessages = { quotes, ratesDesk, requestsDesk }
