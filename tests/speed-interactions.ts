export const INTERACTIONS = { attendance: [], analytics: [], tuckshop: [] };
