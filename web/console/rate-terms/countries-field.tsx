import { useEffect, useId, useRef, useState } from 'react'
import { ports } from '#domain/places/ports.data.ts'
import type { FormState } from '#web/components/forms/use-form.ts'
import { useProblem } from '#web/components/forms/use-problem.ts'
import { regionName } from '#web/components/quotes/region-name.ts'
import styles from '#web/console/rates/rates.module.css'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import frame from '#web/ui/field-frame.module.css'
import { describedBy, FieldFrame } from '#web/ui/field-frame.tsx'
import { Icon } from '#web/ui/icons.tsx'
import { wordsBetween } from './leaves.ts'
import rows from './rows.module.css'
import { WordText } from './word.tsx'

const reached = [...new Set(ports.map(({ country }) => country))].filter((country) => country !== 'CN')

type CountriesFieldProps = {
  readonly form: FormState
  readonly name: string
  readonly label: string
  readonly defaultValue: string
}

/** Several countries, by name; the form holds their codes in one text. */
export function CountriesField({ form, name, label, defaultValue }: CountriesFieldProps) {
  const { t } = useTranslation('ratesAdmin')
  const language = useLanguage()
  const id = useId()
  const select = useRef<HTMLSelectElement>(null)
  const [codes, setCodes] = useState(() => defaultValue.split(wordsBetween).filter(Boolean))
  const held = useTold(codes.join(wordsBetween))
  const nameOf = (code: string) => regionName(code, language)
  const problem = useProblem(form)(name, label)
  const others = reached
    .filter((code) => !codes.includes(code))
    .toSorted((one, other) => nameOf(one).localeCompare(nameOf(other), language))
  return (
    <div className={rows.whole}>
      <FieldFrame id={id} label={label} problem={problem}>
        <div className={frame.line}>
          <select
            ref={select}
            {...describedBy(id, problem)}
            value=""
            onChange={({ target }) => setCodes([...codes, target.value])}
          >
            <option value="">{t('rows.addCountry')}</option>
            {others.map((code) => (
              <option key={code} value={code}>{`${nameOf(code)} ${code}`}</option>
            ))}
          </select>
        </div>
        {/* Whoever is led to the field by its name is led to where it is filled in. */}
        <input
          ref={held}
          className="visually-hidden"
          aria-hidden="true"
          tabIndex={-1}
          readOnly
          name={name}
          value={codes.join(wordsBetween)}
          onFocus={() => select.current?.focus()}
        />
        <ul className={styles.picked}>
          {codes.map((code) => (
            <li key={code}>
              <span>
                <WordText word={{ name: nameOf(code), code }} />
              </span>
              <button
                type="button"
                aria-label={t('rows.removeNamed', { name: nameOf(code) })}
                onClick={() => setCodes(codes.filter((one) => one !== code))}
              >
                <Icon name="close" size={16} />
              </button>
            </li>
          ))}
        </ul>
      </FieldFrame>
    </div>
  )
}

/** The form learns what was chosen as it learns what is typed. */
function useTold(text: string) {
  const field = useRef<HTMLInputElement>(null)
  const told = useRef(text)
  useEffect(() => {
    if (told.current === text) return
    told.current = text
    field.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [text])
  return field
}
