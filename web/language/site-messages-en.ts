import common from '#messages/en/common.json'
import site from '#messages/en/site.json'

/** What every page of the site may say. */
export const siteMessages = { common, site }
