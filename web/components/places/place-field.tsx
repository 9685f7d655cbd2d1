import { useEffect, useId, useRef } from 'react'
import type { FormState } from '#web/components/forms/use-form.ts'
import { useProblem } from '#web/components/forms/use-problem.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import fieldFrame from '#web/ui/field-frame.module.css'
import { describedBy, FieldFrame } from '#web/ui/field-frame.tsx'
import styles from './place-field.module.css'
import { placeCodeField } from './place-rules.ts'
import type { FindPlaces, Place } from './places.ts'
import { regionName } from './region-name.ts'
import { useCombobox } from './use-combobox.ts'

export type PlaceFieldProps = {
  readonly form: FormState
  readonly name: string
  readonly label: string
  readonly help?: string
  /** Must be the same function in every render. */
  readonly find: FindPlaces
  readonly chosen: Place | undefined
  onChosen(place: Place | undefined): void
}

/** Tells the form that the hidden code changed, as typing would. */
function useInputEvent(code: string) {
  const field = useRef<HTMLInputElement>(null)
  const sent = useRef(code)
  useEffect(() => {
    if (sent.current === code) return
    sent.current = code
    field.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [code])
  return field
}

/** Finds a place by its Chinese name, pinyin, English name or code. */
export function PlaceField({ form, name, label, help, find, chosen, onChosen }: PlaceFieldProps) {
  const { t } = useTranslation('prices')
  const language = useLanguage()
  const id = useId()
  const write = (place: Place) => place.name[language]
  const combobox = useCombobox({ find, chosen, onChosen, write })
  const { value, isOpen, found, options, at } = combobox
  const problem = useProblem(form)(name, label)
  const hidden = useInputEvent(chosen?.code ?? '')
  const isShown = isOpen && found !== undefined
  return (
    <div className={styles.place}>
      <FieldFrame id={id} label={label} help={help} problem={problem}>
        <div className={fieldFrame.line}>
          <input
            {...describedBy(id, problem)}
            type="text"
            name={name}
            role="combobox"
            aria-expanded={isShown}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={isShown && at >= 0 ? `${id}-${at}` : undefined}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={60}
            value={value}
            onChange={({ target }) => combobox.onChange(target.value)}
            onFocus={({ target }) => target.select()}
            onClick={combobox.open}
            onKeyDown={combobox.onKeyDown}
            onBlur={combobox.onBlur}
          />
          {chosen && <span className={styles.code}>{chosen.code}</span>}
        </div>
        <input ref={hidden} type="hidden" name={placeCodeField(name)} value={chosen?.code ?? ''} />
        <span className="visually-hidden" role="status">
          {isShown && t('form.found', { count: options.length })}
        </span>
        <div className={styles.list} hidden={!isShown}>
          {isShown && options.length === 0 && <p>{t('form.noPlace', { text: value })}</p>}
          <Options
            id={id}
            label={label}
            options={isShown ? options : []}
            at={at}
            onChosen={combobox.choose}
          />
        </div>
      </FieldFrame>
    </div>
  )
}

type OptionsProps = {
  readonly id: string
  readonly label: string
  readonly options: readonly Place[]
  readonly at: number
  onChosen(place: Place): void
}

function Options({ id, label, options, at, onChosen }: OptionsProps) {
  const language = useLanguage()
  return (
    <div id={`${id}-list`} role="listbox" aria-label={label}>
      {options.map((place, index) => (
        // The text field keeps the focus and handles the keys.
        <div
          key={place.code}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === at}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChosen(place)}
          onKeyDown={() => onChosen(place)}
        >
          <strong>{place.name[language]}</strong>
          <span>{place.city ? place.city[language] : place.name[language === 'zh' ? 'en' : 'zh']}</span>
          <small>
            {place.code}
            {place.country && ` · ${regionName(place.country, language)}`}
          </small>
        </div>
      ))}
    </div>
  )
}
