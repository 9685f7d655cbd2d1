/** A sheet of so many lines is still read by people; more is copied from the database. */
export const maxExportedEntries = 5_000
