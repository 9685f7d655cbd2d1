import { provideDatabase } from '#launch/postgres/provide-database.ts'
import { serve } from '#server/main.ts'

const database = await provideDatabase(process.env)
const serving = await serve({ env: database.env })
process.once(
  'SIGTERM',
  () =>
    void serving
      .stop()
      .then(database.stop)
      .then(() => process.exit(0)),
)
