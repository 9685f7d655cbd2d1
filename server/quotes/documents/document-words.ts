import type { Language } from '#domain/brands/brand.ts'
import { sentence } from '#domain/language/texts.ts'
import { type PlaceNames, paramsInWords } from '#domain/places/place-names.ts'
import type { Say } from '#domain/quotes/explain.ts'
import enDocument from '#messages/en/quote-document.json' with { type: 'json' }
import enQuotes from '#messages/en/quotes.json' with { type: 'json' }
import enSchedules from '#messages/en/schedules.json' with { type: 'json' }
import enAgreed from '#messages/en/tariff-agreed.json' with { type: 'json' }
import enDepot from '#messages/en/tariff-depot.json' with { type: 'json' }
import enOcean from '#messages/en/tariff-ocean.json' with { type: 'json' }
import enTrucking from '#messages/en/tariff-trucking.json' with { type: 'json' }
import enWarehouse from '#messages/en/tariff-warehouse.json' with { type: 'json' }
import zhDocument from '#messages/zh/quote-document.json' with { type: 'json' }
import zhQuotes from '#messages/zh/quotes.json' with { type: 'json' }
import zhSchedules from '#messages/zh/schedules.json' with { type: 'json' }
import zhAgreed from '#messages/zh/tariff-agreed.json' with { type: 'json' }
import zhDepot from '#messages/zh/tariff-depot.json' with { type: 'json' }
import zhOcean from '#messages/zh/tariff-ocean.json' with { type: 'json' }
import zhTrucking from '#messages/zh/tariff-trucking.json' with { type: 'json' }
import zhWarehouse from '#messages/zh/tariff-warehouse.json' with { type: 'json' }

const texts = {
  zh: {
    'quote-document': zhDocument,
    quotes: zhQuotes,
    schedules: zhSchedules,
    'tariff-agreed': zhAgreed,
    'tariff-depot': zhDepot,
    'tariff-ocean': zhOcean,
    'tariff-trucking': zhTrucking,
    'tariff-warehouse': zhWarehouse,
  },
  en: {
    'quote-document': enDocument,
    quotes: enQuotes,
    schedules: enSchedules,
    'tariff-agreed': enAgreed,
    'tariff-depot': enDepot,
    'tariff-ocean': enOcean,
    'tariff-trucking': enTrucking,
    'tariff-warehouse': enWarehouse,
  },
}

/** Translates the texts of a quote document, with names in place of codes. */
export const sayWithNames =
  (language: Language, places: PlaceNames): Say =>
  (key, params) =>
    sentence(texts[language], language, key, params && paramsInWords(params, language, places))
