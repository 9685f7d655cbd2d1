import type { ServiceNamesProps } from './service-names.tsx'
import { staticSection } from './static-section.tsx'

export const Headline = staticSection(async () => (await import('./headline.tsx')).Headline)
export const Lead = staticSection(async () => (await import('./headline.tsx')).Lead)
export const ServiceNames = staticSection<ServiceNamesProps>(
  async () => (await import('./service-names.tsx')).ServiceNames,
)
