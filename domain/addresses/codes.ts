/** Refusals of the address book: the number in the envelope and the HTTP status. A number is never reused. */
export const addressRefusals = {
  'too-many-addresses': { code: 1460, status: 409 },
  'address-changed': { code: 1461, status: 409 },
} as const
