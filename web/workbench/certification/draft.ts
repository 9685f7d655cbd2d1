import type { CertificationView } from '#contract/certification.ts'
import type { PersonView } from '#contract/identity.ts'
import { homeCountry } from '#domain/certification/company-number.ts'
import type { UploadedFile } from '#web/components/files/use-upload.ts'

/** What was typed and not yet sent; the licence by its file id. */
export type Draft = {
  readonly companyName: string
  readonly country: string
  readonly creditCode: string
  readonly registrationNumber: string
  readonly vatNumber: string
  readonly licence: UploadedFile | null
}

/** The company that was named at registration. The country is known only of those with a mobile of mainland China. */
export const firstDraft = ({
  statedCompany,
  mobile,
}: Pick<PersonView, 'statedCompany' | 'mobile'>): Draft => ({
  companyName: statedCompany ?? '',
  country: mobile === null || mobile.startsWith('+') ? '' : homeCountry,
  creditCode: '',
  registrationNumber: '',
  vatNumber: '',
  licence: null,
})

/** The application that is to be corrected. */
export const draftOf = (
  { application }: CertificationView,
  person: Pick<PersonView, 'statedCompany' | 'mobile'>,
  licenceName: string,
): Draft =>
  application
    ? {
        companyName: application.companyName,
        country: application.country,
        creditCode: application.creditCode ?? '',
        registrationNumber: application.registrationNumber ?? '',
        vatNumber: application.vatNumber ?? '',
        licence: { id: application.licenceFileId, name: licenceName, mediaType: 'image/*' },
      }
    : firstDraft(person)

const keyOf = (personId: string) => `draft-certification-${personId}`

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const isFile = (value: unknown): value is UploadedFile =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'name', 'mediaType'].every((name) => typeof (value as Record<string, unknown>)[name] === 'string')

/** Stored text may come from an older version; unknown values are left out. */
export function parseDraft(text: string | null): Draft | undefined {
  if (text === null) return undefined
  try {
    const found: unknown = JSON.parse(text)
    if (typeof found !== 'object' || found === null) return undefined
    const { companyName, country, creditCode, registrationNumber, vatNumber, licence } = found as Record<
      string,
      unknown
    >
    return {
      companyName: textOf(companyName),
      // Older drafts are of mainland China.
      country: typeof country === 'string' ? country : homeCountry,
      creditCode: textOf(creditCode),
      registrationNumber: textOf(registrationNumber),
      vatNumber: textOf(vatNumber),
      licence: isFile(licence) ? licence : null,
    }
  } catch {
    return undefined
  }
}

export const loadDraft = (storage: Storage, personId: string): Draft | undefined =>
  parseDraft(storage.getItem(keyOf(personId)))

/** One draft for each person; if the storage is full, only the draft is lost. */
export function saveDraft(storage: Storage, personId: string, draft: Draft): void {
  try {
    storage.setItem(keyOf(personId), JSON.stringify(draft))
  } catch {
    storage.removeItem(keyOf(personId))
  }
}

export const dropDraft = (storage: Storage, personId: string): void => storage.removeItem(keyOf(personId))
