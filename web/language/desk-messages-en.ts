import quotes from '#messages/en/quotes.json'
import ratesDesk from '#messages/en/rates-desk.json'
import requestsDesk from '#messages/en/requests-desk.json'

/** What the desks of prices say: that of the rates, and that of the requests. */
export const deskMessages = { quotes, ratesDesk, requestsDesk }
