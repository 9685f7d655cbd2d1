/** An external service did not answer in time; a retry may succeed. */
export class Unreachable extends Error {}

/** An external service refused; the message holds its reason code, never the data sent. */
export class Declined extends Error {}
