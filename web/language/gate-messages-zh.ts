import gate from '#messages/zh/gate.json'
import refusals from '#messages/zh/refusals.json'

/** What a gate says to whoever may not go through. */
export const gateMessages = { gate, refusals }
