import type { Actor } from '#domain/access/actor.ts'
import { permit } from '#domain/access/permit.ts'
import { servicePaths } from '#domain/brands/service-paths.ts'
import { workbenchPaths } from '#domain/notifications/workbench-paths.ts'
import type { RefusalCode } from '#domain/values/refusal-codes.ts'

export const steps = ['log-in', 'certify', 'status', 'resubmit', 'ask-administrator'] as const
export type Step = (typeof steps)[number]

export const placeOf: Readonly<Record<Exclude<Step, 'log-in'>, string>> = {
  certify: workbenchPaths.certification,
  status: workbenchPaths.certification,
  resubmit: workbenchPaths.certification,
  'ask-administrator': workbenchPaths.company,
}

/** What a refused user can do; undefined if they can only wait. */
export function nextStep(actor: Actor, isRefused: boolean, refusal: RefusalCode): Step | undefined {
  if (actor.kind === 'visitor') return 'log-in'
  if (actor.kind === 'applying' || refusal === 'company-suspended') return 'status'
  if (actor.kind === 'registered') {
    if (actor.membershipStatus === 'no-company') return 'certify'
    if (actor.membershipStatus === 'uncertified-administrator') return isRefused ? 'resubmit' : 'certify'
    return 'ask-administrator'
  }
  return refusal === 'not-the-administrator' ? 'ask-administrator' : undefined
}

/** The form of a quote request, where our team answers: visitors have theirs on the site. */
export function requestUrlFor(actor: Actor): string | undefined {
  if (actor.kind === 'visitor') return `${servicePaths.oceanOffers}#request`
  return permit(actor, 'request-quote').ok ? `${workbenchPaths.quotes}?show=new-request` : undefined
}
