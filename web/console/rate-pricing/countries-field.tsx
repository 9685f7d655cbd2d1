import { useEffect, useId, useRef, useState } from 'react'
import { ports } from '#domain/places/ports.data.ts'
import { listSeparator } from '#domain/rates/fields.ts'
import type { FormState } from '#web/components/forms/use-form.ts'
import { useProblem } from '#web/components/forms/use-problem.ts'
import { regionName } from '#web/components/places/region-name.ts'
import styles from '#web/console/rates/rates.module.css'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import frame from '#web/ui/field-frame.module.css'
import { describedBy, FieldFrame } from '#web/ui/field-frame.tsx'
import { Icon } from '#web/ui/icons.tsx'
import { NameText } from './coded-name.tsx'
import pricing from './rate-pricing.module.css'

const countries = [...new Set(ports.map(({ country }) => country))].filter((country) => country !== 'CN')

type CountriesFieldProps = {
  readonly form: FormState
  readonly name: string
  readonly label: string
  readonly defaultValue: string
}

/** Several countries, shown by name; a hidden input has their codes as one text. */
export function CountriesField({ form, name, label, defaultValue }: CountriesFieldProps) {
  const { t } = useTranslation('ratesAdmin')
  const language = useLanguage()
  const id = useId()
  const select = useRef<HTMLSelectElement>(null)
  const [codes, setCodes] = useState(() => defaultValue.split(listSeparator).filter(Boolean))
  const input = useInputEvents(codes.join(listSeparator))
  const nameOf = (code: string) => regionName(code, language)
  const problem = useProblem(form)(name, label)
  const unused = countries
    .filter((code) => !codes.includes(code))
    .toSorted((one, other) => nameOf(one).localeCompare(nameOf(other), language))
  return (
    <div className={pricing.whole}>
      <FieldFrame id={id} label={label} problem={problem}>
        <div className={frame.line}>
          <select
            ref={select}
            {...describedBy(id, problem)}
            value=""
            onChange={({ target }) => setCodes([...codes, target.value])}
          >
            <option value="">{t('rows.addCountry')}</option>
            {unused.map((code) => (
              <option key={code} value={code}>{`${nameOf(code)} ${code}`}</option>
            ))}
          </select>
        </div>
        {/* The form moves the focus to an input by name; the select is where the user can act. */}
        <input
          ref={input}
          className="visually-hidden"
          aria-hidden="true"
          tabIndex={-1}
          readOnly
          name={name}
          value={codes.join(listSeparator)}
          onFocus={() => select.current?.focus()}
        />
        <ul className={styles.selected}>
          {codes.map((code) => (
            <li key={code}>
              <span>
                <NameText of={{ name: nameOf(code), code }} />
              </span>
              <Button
                aria-label={t('rows.removeNamed', { name: nameOf(code) })}
                onClick={() => setCodes(codes.filter((one) => one !== code))}
              >
                <Icon name="close" size={16} />
              </Button>
            </li>
          ))}
        </ul>
      </FieldFrame>
    </div>
  )
}

/** The form listens for input events, which a value set by React does not cause. */
function useInputEvents(text: string) {
  const input = useRef<HTMLInputElement>(null)
  const last = useRef(text)
  useEffect(() => {
    if (last.current === text) return
    last.current = text
    input.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [text])
  return input
}
