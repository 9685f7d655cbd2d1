import gate from '#messages/en/gate.json'
import refusals from '#messages/en/refusals.json'

/** What a gate says to whoever may not go through. */
export const gateMessages = { gate, refusals }
