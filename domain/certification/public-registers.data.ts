/** Official registers of companies that anyone may search, by country or region. */
export const publicRegisters: Readonly<Partial<Record<string, string>>> = {
  CN: 'https://www.gsxt.gov.cn/',
  HK: 'https://www.icris.cr.gov.hk/',
  TW: 'https://findbiz.nat.gov.tw/',
  SG: 'https://www.bizfile.gov.sg/',
  JP: 'https://www.houjin-bangou.nta.go.jp/',
  GB: 'https://find-and-update.company-information.service.gov.uk/',
}
