/** Signed addresses as the stores write them. */
const HOST = 'https://pictures.sonchiraiya-kitchens.in/leela.jpg';

/** Seconds since 1970 of a day's first moment. */
const seconds = (day: string) => Date.parse(`${day}T00:00:00Z`) / 1000;
const stamp = (day: string) => `${day.replaceAll('-', '')}T000000Z`;
const base64 = (text: string) =>
  Buffer.from(text)
    .toString('base64')
    .replace(/[+=/]/g, (sign) => ({ '+': '-', '=': '_', '/': '~' })[sign] ?? '');
const jwt = (day: string) =>
  `eyJhbGciOiJIUzI1NiJ9.${Buffer.from(JSON.stringify({ exp: seconds(day) })).toString('base64url')}.c2ln`;

/** For each store an address that ends on a day. The day before is the one on which those are signed that count from there. */
export const ENDING: Record<string, (day: string) => string> = {
  'Amazon S3, newer': (day) =>
    `${HOST}?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Date=${stamp(new Date((seconds(day) - 86_400) * 1000).toISOString().slice(0, 10))}&X-Amz-Expires=86400&X-Amz-Signature=ab12`,
  'Amazon S3, older': (day) => `${HOST}?AWSAccessKeyId=AKIA12&Expires=${seconds(day)}&Signature=ab%2F12%3D`,
  'Google Cloud Storage, newer': (day) =>
    `${HOST}?X-Goog-Algorithm=GOOG4-RSA-SHA256&X-Goog-Date=${stamp(new Date((seconds(day) - 3_600) * 1000).toISOString().slice(0, 10))}&X-Goog-Expires=86400&X-Goog-Signature=ab12`,
  'Google Cloud Storage, older': (day) =>
    `${HOST}?GoogleAccessId=site@project.iam.gserviceaccount.com&Expires=${seconds(day)}&Signature=ab12`,
  Azure: (day) => `${HOST}?sv=2023-11-03&se=${day}T00%3A00%3A00Z&sr=b&sp=r&sig=ab12%3D`,
  'CloudFront, canned': (day) => `${HOST}?Expires=${seconds(day)}&Signature=ab12&Key-Pair-Id=K123`,
  'CloudFront, with a policy': (day) =>
    `${HOST}?Policy=${base64(JSON.stringify({ Statement: [{ Condition: { DateLessThan: { 'AWS:EpochTime': seconds(day) } } }] }))}&Signature=ab12&Key-Pair-Id=K123`,
  Cloudinary: (day) =>
    `https://res.cloudinary.com/kitchens/image/authenticated/leela.jpg?__cld_token__=exp=${seconds(day)}~hmac=ab12`,
  Akamai: (day) => `${HOST}?hdnts=st=1700000000~exp=${seconds(day)}~acl=/*~hmac=ab12`,
  'Alibaba Cloud': (day) => `${HOST}?OSSAccessKeyId=LTAI12&Expires=${seconds(day)}&Signature=ab12`,
  LinkedIn: (day) => `https://media.licdn.com/dms/image/v2/D4D/profile/0?e=${seconds(day)}&v=beta&t=ab12`,
  Facebook: (day) =>
    `https://scontent.xx.fbcdn.net/v/t39/leela.jpg?oh=00_ab12&oe=${seconds(day).toString(16).toUpperCase()}`,
  Discord: (day) =>
    `https://cdn.discordapp.com/attachments/1/2/leela.png?ex=${seconds(day).toString(16)}&is=1&hm=ab12`,
  Supabase: (day) => `https://kitchens.supabase.co/storage/v1/object/sign/team/leela.jpg?token=${jwt(day)}`,
  'another store': (day) => `${HOST}?expires=${seconds(day)}&signature=ab12`,
};

/** Addresses with a secret that names no end. */
export const ENDLESS = {
  Firebase:
    'https://firebasestorage.googleapis.com/v0/b/kitchens.appspot.com/o/leela.jpg?alt=media&token=7c0c1f3e-0d7b-4a51-8a39-0c5f6c2f6b2d',
  Cloudinary: 'https://res.cloudinary.com/kitchens/image/upload/s--a1B2c3D4--/team/leela.jpg',
};

/** Addresses that nobody has signed. */
export const UNSIGNED = [
  HOST,
  `${HOST}?width=480&e=2`,
  'https://res.cloudinary.com/kitchens/image/upload/w_480/team/leela.jpg',
  'https://lh3.googleusercontent.com/a/leela=s480-c',
  'https://www.gravatar.com/avatar/0bc83cb571cd1c50ba6f3e8a78ef1346?s=480',
  'not an address',
];
