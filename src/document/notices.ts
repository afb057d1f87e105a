import { listenForNotices } from '../components/Notifications/notifications.ts';

listenForNotices();
