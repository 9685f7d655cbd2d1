import { serve } from '@hono/node-server'
import { Hono } from 'hono'

const app = new Hono()
app.get('/', (c) => c.json({ ok: true }))
serve({ fetch: app.fetch, hostname: '127.0.0.1', port: Number(process.env.PORT) })
