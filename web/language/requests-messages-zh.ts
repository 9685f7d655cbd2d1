import myQuotes from '#messages/zh/my-quotes.json'
import requests from '#messages/zh/requests.json'

/** What is said where staff are asked for an offer, and where quotes are kept and verified. */
export const requestsMessages = { myQuotes, requests }
