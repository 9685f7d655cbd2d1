import { type KeyboardEvent, useId, useRef, useState } from 'react'
import type { RateRow } from '#contract/rates.ts'
import { may } from '#domain/access/permissions.ts'
import { call } from '#web/client/call.ts'
import list from '#web/console/shared/list.module.css'
import page from '#web/console/shared/page.module.css'
import { useActor } from '#web/console/shared/staff-state.ts'
import { useAct } from '#web/console/shared/use-act.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icons.tsx'
import styles from './rates.module.css'

type Company = NonNullable<RateRow['companies']>[number]
type CompanyPickerProps = { readonly picked: readonly Company[]; fieldOf(companyId: string): string }

/** The limit of the contract, and the number of search results. */
const maxCompanies = 50
const shownRows = 8

/** Finds certified companies by name or code; without companies the rate is public. */
export function CompanyPicker({ picked: initial, fieldOf }: CompanyPickerProps) {
  const { t } = useTranslation('ratesAdmin')
  const maySearch = may(useActor(), 'see-companies')
  const [picked, setPicked] = useState(initial)
  const remove = (companyId: string) => setPicked(picked.filter((one) => one.companyId !== companyId))
  return (
    <>
      <p className={page.soft}>{t('form.companiesHelp')}</p>
      {picked.length === 0 && <p>{t('scope.public')}</p>}
      <ul className={styles.selected}>
        {picked.map(({ companyId, name }) => (
          <li key={companyId}>
            <input type="hidden" name={fieldOf(companyId)} value={name} />
            {name}
            <Button aria-label={t('form.dropCompany', { name })} onClick={() => remove(companyId)}>
              <Icon name="close" size={16} />
            </Button>
          </li>
        ))}
      </ul>
      {!maySearch && <p className={page.soft}>{t('form.companiesDenied')}</p>}
      {maySearch && picked.length < maxCompanies && (
        <CompanySearch picked={picked} onPick={(company) => setPicked([...picked, company])} />
      )}
    </>
  )
}

type CompanySearchProps = { readonly picked: readonly Company[]; onPick(company: Company): void }

function CompanySearch({ picked, onPick }: CompanySearchProps) {
  const { t } = useTranslation('ratesAdmin')
  const id = useId()
  const text = useRef<HTMLInputElement>(null)
  const [found, setFound] = useState<readonly Company[]>()
  const { isSending, trouble, act } = useAct()
  const search = () => {
    const query = { state: 'certified', search: text.current?.value.trim() ?? '', size: shownRows } as const
    void act(
      () => call('GET /api/console/companies', { query }),
      ({ rows }) => setFound(rows),
    )
  }
  // Enter starts the search and does not submit the form.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    search()
  }
  const others = found?.filter(({ companyId }) => picked.every((one) => one.companyId !== companyId))
  return (
    <>
      <div className={list.form}>
        <div className={`${list.field} ${list.wide}`}>
          <label htmlFor={id}>{t('form.company')}</label>
          <input ref={text} id={id} type="search" maxLength={100} onKeyDown={onKeyDown} />
        </div>
        <Button isCompact isPending={isSending} onClick={search}>
          {t('console:list.search')}
        </Button>
      </div>
      <p className={page.refusal} role="alert">
        {trouble}
      </p>
      <div role="status">
        {others?.length === 0 && <p className={page.soft}>{t('form.noCompany')}</p>}
        <ul>
          {others?.map((company) => (
            <li key={company.companyId}>
              <Button variant="quiet" isCompact onClick={() => onPick(company)}>
                {t('form.addCompany', { name: company.name })}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
