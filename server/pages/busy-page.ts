import type { Language } from '#domain/brands/brand.ts'
import { secondsToRetry } from '#server/platform/http/replies/reply.ts'
import { translate } from '#server/platform/messages/translate.ts'

/** For a page that was not rendered because too many others are: a text, since a real page would have to be rendered. */
export function busyPage(language: Language): Response {
  const text = translate(language, 'refusals.busy')
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${text}</title>`
  return new Response(`<!doctype html><html lang="${language}">${head}<p>${text}</p></html>`, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'",
      'cache-control': 'no-store',
      'retry-after': secondsToRetry,
    },
  })
}
