import common from '#messages/zh/common.json'
import site from '#messages/zh/site.json'

/** What every page of the site may say. */
export const siteMessages = { common, site }
