import { servicePaths } from '#domain/brands/service-paths.ts'

export const placedUrl = (number: string): string =>
  `${servicePaths.reserve}?placed=${encodeURIComponent(number)}`
