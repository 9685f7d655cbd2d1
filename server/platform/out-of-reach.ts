/** A service beyond our walls did not answer, or not in time: another try may find it well. */
export class OutOfReach extends Error {}

/** It answered, and said no: by its own name for the reason, never with what it was asked. */
export class Declined extends Error {}
