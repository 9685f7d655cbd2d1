import { loadServer } from '#launch/load-server.ts'
import { provideDatabase } from '#launch/postgres/provide-database.ts'

const database = await provideDatabase(process.env)
const { serve } = await loadServer()
const serving = await serve({ config: database.config })
process.once(
  'SIGTERM',
  () =>
    void serving
      .stop()
      .then(database.stop)
      .then(() => process.exit(0)),
)
