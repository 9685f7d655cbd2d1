// ISO 6346 size and type codes; tares are the trade's usual figures, given where every maker is close to them.
const maxGrossKg = 30_480

export const containerTypes = {
  '20GP': { isoCode: '22G1', teu: 1, maxGrossKg, tareKg: 2_250 },
  '40GP': { isoCode: '42G1', teu: 2, maxGrossKg, tareKg: 3_750 },
  '40HQ': { isoCode: '45G1', teu: 2, maxGrossKg, tareKg: 3_900 },
  '45HQ': { isoCode: 'L5G1', teu: 2, maxGrossKg, tareKg: 4_800 },
  '20RF': { isoCode: '22R1', teu: 1, maxGrossKg },
  '40RF': { isoCode: '42R1', teu: 2, maxGrossKg },
  '40RH': { isoCode: '45R1', teu: 2, maxGrossKg, tareKg: 4_600 },
  '20OT': { isoCode: '22U1', teu: 1, maxGrossKg },
  '40OT': { isoCode: '42U1', teu: 2, maxGrossKg },
  '20FR': { isoCode: '22P1', teu: 1, maxGrossKg },
  '40FR': { isoCode: '42P1', teu: 2, maxGrossKg },
  '20TK': { isoCode: '22T1', teu: 1, maxGrossKg },
} as const
