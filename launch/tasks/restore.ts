import { backedUpBy, runArchiveTask } from '#launch/archive-task.ts'
import { provideDatabase } from '#launch/postgres/provide-database.ts'
import { restore } from '#server/platform/backup/restore.ts'
import { roleOf } from '#server/platform/database/connect.ts'

await runArchiveTask({
  usage: 'npm run restore -- <file>\nRestores a backup into an empty database. Quayside must not run.',
  done: 'Restored',
  provide: provideDatabase,
  work: (file, config) =>
    restore(file, {
      ...backedUpBy(config),
      servingRole: config.DATABASE_URL && roleOf(config.DATABASE_URL),
    }),
})
