import myQuotes from '#messages/en/my-quotes.json'
import requests from '#messages/en/requests.json'

/** What is said where staff are asked for an offer, and where quotes are kept and verified. */
export const requestsMessages = { myQuotes, requests }
