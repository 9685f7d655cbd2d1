import type { Db } from './connect.ts'

/**
 * The statement of a database handle, made once: writing its SQL text for every call takes longer than running it. The
 * pool and each of its connections have a handle, and so a statement, of their own.
 */
export function preparedStatement<Statement extends object>(make: (db: Db) => Statement) {
  const statements = new WeakMap<Db, Statement>()
  return (db: Db): Statement => {
    const known = statements.get(db)
    if (known) return known
    const made = make(db)
    statements.set(db, made)
    return made
  }
}
