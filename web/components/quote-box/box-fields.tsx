import { type ReactNode, useState } from 'react'
import type { Language } from '#domain/brands/brand.ts'
import { homePorts } from '#domain/places/home-ports.ts'
import { queryLimits } from '#domain/quotes/limits.ts'
import { defaultContainers } from '#domain/quotes/query-defaults.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import type { Tab } from './tabs.ts'

const types = ['20GP', '40GP', '40HQ']

const limits = {
  count: queryLimits.containers,
  days: { ...queryLimits.storageDays, min: 1 },
  // A home page quotes small consignments; the warehouse form itself accepts more.
  cbm: { min: 1, max: 500 },
} as const

type BoxFieldsProps = { readonly tab: Tab; readonly port: string; readonly language: Language }

/** The few fields that decide on a price; all others keep their defaults. */
export function BoxFields({ tab, port, language }: BoxFieldsProps) {
  const { t } = useTranslation('home')
  const isMoved = tab === 'ocean' || tab === 'trucking'
  const count = (name: keyof typeof limits, label: string, value: string) => (
    <Line name={name} label={label}>
      <input id={`box-${name}`} name={name} type="number" {...limits[name]} defaultValue={value} required />
    </Line>
  )
  return (
    <>
      <Line name="port" label={t('box.port')}>
        <select id="box-port" name="port" defaultValue={port}>
          {homePorts.map((code) => (
            <option key={code} value={code}>
              {t(`box.ports.${code}`)}
            </option>
          ))}
        </select>
      </Line>
      {isMoved && <PlaceLine tab={tab} language={language} />}
      {isMoved && (
        <Line name="type" label={t('box.type')}>
          <select id="box-type" name="type" defaultValue={defaultContainers.type}>
            {types.map((type) => (
              <option key={type}>{type}</option>
            ))}
          </select>
        </Line>
      )}
      {tab === 'warehouse' ? count('cbm', t('box.cbm'), '20') : count('count', t('box.count'), '1')}
      {isMoved ? (
        <Line name="day" label={t('box.day')}>
          <input id="box-day" name="day" type="date" />
        </Line>
      ) : (
        count('days', t('box.days'), '15')
      )}
    </>
  )
}

function Line({ name, label, children }: { name: string; label: string; children: ReactNode }) {
  return (
    <div>
      <label htmlFor={`box-${name}`}>{label}</label>
      {children}
    </div>
  )
}

/** The place names load when the field gets the focus. */
function PlaceLine({ tab, language }: Pick<BoxFieldsProps, 'tab' | 'language'>) {
  const { t } = useTranslation('home')
  const [names, setNames] = useState<readonly string[]>([])
  const load = async () => {
    const { placeNames } = await import('./place-names.ts')
    setNames(placeNames(tab, language))
  }
  return (
    <Line name="place" label={t(tab === 'ocean' ? 'box.pod' : 'box.district')}>
      <input
        id="box-place"
        name="place"
        list="box-places"
        autoComplete="off"
        placeholder={t('box.placeHelp')}
        onFocus={() => void load()}
      />
      <datalist id="box-places">
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </Line>
  )
}
