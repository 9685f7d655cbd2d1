import { backedUpBy, runArchiveTask } from '#launch/archive-task.ts'
import { provideSharedDatabase } from '#launch/postgres/provide-database.ts'
import { backUp } from '#server/platform/backup/back-up.ts'
import { systemClock } from '#server/platform/clock.ts'

await runArchiveTask({
  usage:
    'npm run backup -- <file>\nWrites the database and the uploaded files into one new file. Quayside may run meanwhile.',
  done: 'Wrote',
  provide: provideSharedDatabase,
  work: (file, config) => backUp(file, backedUpBy(config), systemClock),
})
