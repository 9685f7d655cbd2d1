import { type Actor, userOf } from '#domain/access/actor.ts'
import { type FindingChoices, publishProblem } from '#domain/rates/publish-check.ts'
import { type Prepared, type SecondPersonReason, secondPersonReason } from '#domain/rates/second-person.ts'
import type { RateDeps } from '#server/rates/deps.ts'
import type { StoredImport } from '#server/rates/import-store.ts'

type By = { readonly principal: { readonly actor: Actor } }
type Limits = Pick<RateDeps, 'publishLimits'>

/** What an import would publish, and who prepared it. */
export const preparedImport = ({
  added,
  changed,
  leftOut,
  staffId,
}: StoredImport): Omit<Prepared, 'counts'> => ({
  rates: added + changed - leftOut,
  preparedBy: staffId,
})

/** Why the person has to leave a publication to a colleague; null if they may publish it. */
export const reasonForColleague = (
  { publishLimits }: Limits,
  { principal }: By,
  prepared: Prepared,
): SecondPersonReason | null => secondPersonReason(publishLimits, prepared, userOf(principal.actor))

/** Why it cannot be published by this person, or with these choices. */
export const publicationProblem = (
  deps: Limits,
  input: By & { readonly body: FindingChoices },
  prepared: Prepared,
) =>
  reasonForColleague(deps, input, prepared)
    ? ('needs-second-publisher' as const)
    : publishProblem(prepared.counts, input.body)
