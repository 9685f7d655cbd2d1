import type { SessionView } from '#contract/registration.ts'
import { type Brand, brandCodes } from '#domain/brands/brand.ts'
import { ok, type Result } from '#domain/values/refusal.ts'
import { loadBrand } from '#web/brands/brand-loaders.ts'
import { call } from '#web/client/call.ts'
import { useResultQuery } from '#web/client/query/use-call-query.ts'

const key = 'GET /api/identity/sessions'

export type NamedSession = SessionView & { readonly brandName: Brand['name'] | undefined }

async function namedSessions(): Promise<Result<readonly NamedSession[]>> {
  const result = await call(key, {}, { hidesOfflineToast: true })
  if (!result.ok) return result
  const met = brandCodes.filter((code) => result.value.some(({ brand }) => brand === code))
  const brands = await Promise.all(met.map(loadBrand))
  return ok(
    result.value.map((session) => ({
      ...session,
      brandName: brands.find(({ code }) => code === session.brand)?.name,
    })),
  )
}

/** The open sessions of the user, with the names of their brands. */
export const useSessions = () => useResultQuery(key, {}, namedSessions)
