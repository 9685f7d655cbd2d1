import type { SurchargeCode } from '#domain/tariffs/ocean/ocean-rate.ts'

/** Whether a code is here is asked of every code there is. */
const known: Readonly<Record<SurchargeCode, true>> = {
  BAF: true,
  LSS: true,
  EBS: true,
  PSS: true,
  GRI: true,
  PCS: true,
  CIC: true,
  OWS: true,
  WRS: true,
  ISPS: true,
  EDI: true,
  AMS: true,
  AFR: true,
  ENS: true,
}

/** What carriers bill beside the freight, the usual ones first. */
export const surchargeCodes = Object.keys(known) as readonly SurchargeCode[]

/** Those of them that are filed ahead with the country of arrival. */
export const manifestCodes: readonly SurchargeCode[] = ['AMS', 'AFR', 'ENS']
