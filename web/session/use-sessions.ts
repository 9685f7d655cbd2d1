import { useCallback, useEffect, useState } from 'react'
import type { SessionView } from '#contract/registration.ts'
import { type Brand, brandCodes } from '#domain/brands/brand.ts'
import { accept, type Verdict } from '#domain/values/refusal.ts'
import { loadBrand } from '#web/brands/brand-loaders.ts'
import { listSessions } from '#web/client/account-security.ts'

export type NamedSession = SessionView & { readonly brandName: Brand['name'] | undefined }

async function namedSessions(): Promise<Verdict<readonly NamedSession[]>> {
  const verdict = await listSessions()
  if (!verdict.ok) return verdict
  const met = brandCodes.filter((code) => verdict.value.some(({ brand }) => brand === code))
  const brands = await Promise.all(met.map(loadBrand))
  return accept(
    verdict.value.map((session) => ({
      ...session,
      brandName: brands.find(({ code }) => code === session.brand)?.name,
    })),
  )
}

/** The open sessions of the user; undefined while loading. */
export function useSessions() {
  const [sessions, setSessions] = useState<Verdict<readonly NamedSession[]>>()
  const load = useCallback(async () => {
    setSessions(undefined)
    setSessions(await namedSessions())
  }, [])
  useEffect(() => void load(), [load])
  return { sessions, load }
}
