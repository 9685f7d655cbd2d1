import { serve } from '#server/main.ts'

const serving = await serve()
process.once('SIGTERM', () => void serving.stop().then(() => process.exit(0)))
