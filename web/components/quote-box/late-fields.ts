export { typesOnRequest } from '#domain/rates/on-request.ts'
export { PlainDayField } from '#web/components/dates/plain-day-field.tsx'
export { PlaceCombobox } from '#web/components/places/place-combobox.tsx'
